/** How much room there is: a phone has a sheet, a tablet drawers, a desktop rails. */
import { MediaQuery } from 'svelte/reactivity';

const wide = new MediaQuery('min-width: 1100px');
const narrow = new MediaQuery('max-width: 699px');

export const screen = {
  get kind(): 'desktop' | 'tablet' | 'phone' {
    if (wide.current) return 'desktop';
    return narrow.current ? 'phone' : 'tablet';
  },
};
