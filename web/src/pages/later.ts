/** All pages but the lobby, fetched together when the first of them is opened. */
export { default as Cards } from './Cards.svelte';
export { default as Profile } from './Profile.svelte';
export { default as Replay } from './Replay.svelte';
export { default as Reset } from './Reset.svelte';
export { default as Rules } from './Rules.svelte';
export { default as SeatLink } from './SeatLink.svelte';
export { default as Table } from './Table.svelte';
export { default as Verify } from './Verify.svelte';
