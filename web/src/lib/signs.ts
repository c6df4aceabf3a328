/** The shapes of seats' signs, on a grid of 24 units. */
import type { SeatFace } from '../games';

export const SIGN_PATHS: Record<SeatFace['shape'], string> = {
  square: 'M3 3H21V21H3Z',
  round: 'M12 2A10 10 0 1 1 11.9 2Z',
  hexagon: 'M12 1L21.5 6.5V17.5L12 23L2.5 17.5V6.5Z',
  diamond: 'M12 1L23 12L12 23L1 12Z',
  triangle: 'M12 2L23 21H1Z',
};
