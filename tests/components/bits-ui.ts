// The two parts of the library that the app uses. Its front door leads to four hundred modules, which
// the bundler leaves out and a test would have to compile.
export { Dialog } from '../../node_modules/bits-ui/dist/bits/dialog/index.js';
export { RadioGroup } from '../../node_modules/bits-ui/dist/bits/radio-group/index.js';
