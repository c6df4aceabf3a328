/** The buildings as small solid models: faces in light, in half-light and in shade, and thin lines. */
export type Tone = 'light' | 'half' | 'shade' | 'line' | 'glow';

export const MODELS: Record<string, [Tone, string][]> = {
  mine: [
    ['shade', 'M-15 8L0 15L15 8L0 1z'],
    ['half', 'M-8 9L-3 -12H3L8 9L4 10L0 -5L-4 10z'],
    ['light', 'M-8 9L-3 -12H0L-4 10z'],
    ['line', 'M-6 0H6M-5 5H5'],
    ['light', 'M0 -17a4 4 0 1 0 .01 0z'],
  ],
  generator: [
    ['shade', 'M-2 -2h4v14h-4z'],
    ['half', 'M-16 4L-5 -5L1 -2L-10 8z'],
    ['glow', 'M-14 4L-5 -3.5L-1 -1.5L-10 6z'],
    ['half', 'M-1 9L10 -1L16 3L5 13z'],
    ['glow', 'M1 9L10 1L14 3L5 11z'],
    ['light', 'M-3 -5L2 -16L7 -5z'],
  ],
  water_extractor: [
    ['shade', 'M-11 9L0 15L11 9L0 4z'],
    ['half', 'M0 14L9 9V-6L0 -2z'],
    ['light', 'M0 14L-9 9V-6L0 -2z'],
    ['light', 'M-9 -6L0 -11L9 -6L0 -1z'],
    ['glow', 'M-5 -1q4 5 0 8q-4 -2 0 -8z'],
    ['line', 'M0 -11V-17H6'],
  ],
  greenhouse: [
    ['shade', 'M-15 8L0 15L15 8L0 2z'],
    ['light', 'M-14 8A14 17 0 0 1 0 -10V13z'],
    ['half', 'M14 8A14 17 0 0 0 0 -10V13z'],
    ['glow', 'M-9 8q0 -8 5 -9q1 6 -5 9zM4 9q-1 -7 5 -10q1 7 -5 10z'],
    ['line', 'M-14 8Q0 16 14 8M-12 0Q0 6 12 0M0 -10V13'],
  ],
  oxygen_condenser: [
    ['shade', 'M-15 8L0 15L15 8L0 2z'],
    ['light', 'M-13 8V-6a6 5 0 0 1 6 -5V11z'],
    ['half', 'M-1 9V-6a6 5 0 0 0 -6 -5V11z'],
    ['light', 'M2 11V-4a6 5 0 0 1 6 -5V13z'],
    ['half', 'M14 9V-4a6 5 0 0 0 -6 -5V13z'],
    ['line', 'M-1 0H2M-13 -2H-1M2 1H14'],
  ],
  shelter: [
    ['shade', 'M-15 7L0 15L15 7L0 0z'],
    ['light', 'M-13 6A13 15 0 0 1 0 -12V12z'],
    ['half', 'M13 6A13 15 0 0 0 0 -12V12z'],
    ['glow', 'M-8 -1a3 3 0 1 0 .01 0zM5 -2a2.5 2.5 0 1 0 .01 0z'],
    ['shade', 'M-3 12V5q3 -4 6 0V12z'],
  ],
};
