/** Made when the page is built: the words of a language and a shelf, `en/house` or `ko/on-mars`. */
declare module 'virtual:words' {
  const shelves: Record<string, () => Promise<{ default: string }>>;
  export default shelves;
}
