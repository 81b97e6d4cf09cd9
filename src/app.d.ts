// See https://svelte.dev/docs/kit/types#app for what may be declared here.
declare global {
	namespace App {
		interface PageState {
			/** The game was just created: the list of what to lay out comes first. */
			setUp?: boolean;
		}
	}
}

export {};
