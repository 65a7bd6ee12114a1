/** The languages in which Tapis speaks. */
export type Language = 'en' | 'fr';
