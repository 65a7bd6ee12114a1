/** Names as the API gives them to the public: a hidden or forgotten name is shown by its id. */
import { texts } from './language.js';

export const nameOf = (player: { readonly name: string | null }, id: string): string => player.name ?? texts().unnamed(id);
