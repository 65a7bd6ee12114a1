/** Names as the API gives them to the public: a hidden or forgotten name is shown by its id. */
import { commonTexts } from '../text/common.js';

export const nameOf = (player: { readonly name: string | null }, id: string): string => player.name ?? commonTexts().unnamed(id);
