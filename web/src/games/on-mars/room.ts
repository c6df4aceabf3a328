/** Which room a thing stands in: touching what is no choice itself takes the room's action. */
import { getContext, setContext } from 'svelte';

const KEY = Symbol('room');

export function shareRoom(target: () => string): void {
  setContext(KEY, target);
}

export function roomAround(): string {
  return getContext<(() => string) | undefined>(KEY)?.() ?? '';
}
