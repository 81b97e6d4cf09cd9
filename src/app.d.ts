// See https://svelte.dev/docs/kit/types#app for what may be declared here.
declare global {
	namespace App {}
}

export {};
