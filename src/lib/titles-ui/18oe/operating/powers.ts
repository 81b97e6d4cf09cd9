/** Actions that use a private's or minor's power and need nothing but a tap. */
export const POWERS = ['own.privateToken', 'own.hochberg', 'own.minorD', 'own.barclayPar'] as const;
