declare module 'subset-font' {
  interface Options {
    targetFormat?: 'truetype';
    keepFeatures?: string[];
    variationAxes?: Record<string, { min: number; max: number }>;
  }
  export default function subsetFont(font: Uint8Array, text: string, options?: Options): Promise<Uint8Array>;
}

declare module 'fontverter' {
  export function convert(font: Uint8Array, format: 'woff2'): Promise<Uint8Array>;
}
