/**
 * An element that rolls sideways: it knows whether more of it follows (`data-more`), and a wheel that turns up and down
 * rolls it too.
 */
export function rolling(element: HTMLElement): () => void {
  const note = (): void => {
    element.toggleAttribute('data-more', element.scrollWidth - element.clientWidth - element.scrollLeft > 1);
  };
  const turn = (event: WheelEvent): void => {
    if (event.deltaX !== 0 || event.ctrlKey || element.scrollWidth <= element.clientWidth) return;
    event.preventDefault();
    element.scrollLeft += event.deltaY;
  };
  const resized = new ResizeObserver(note);
  const dealt = new MutationObserver(note);
  resized.observe(element);
  dealt.observe(element, { childList: true, subtree: true });
  element.addEventListener('scroll', note, { passive: true });
  element.addEventListener('wheel', turn, { passive: false });
  note();
  return () => {
    resized.disconnect();
    dealt.disconnect();
    element.removeEventListener('scroll', note);
    element.removeEventListener('wheel', turn);
  };
}
