declare module 'subset-font' {
  interface Options {
    targetFormat?: 'woff2';
    keepFeatures?: string[];
    variationAxes?: Record<string, { min: number; max: number }>;
    dropTables?: string[];
  }
  export default function subsetFont(font: Uint8Array, text: string, options?: Options): Promise<Uint8Array>;
}
