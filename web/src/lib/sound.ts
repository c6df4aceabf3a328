/** Few and soft: a tick when something happens, two notes when it is your turn. Off until asked for. */
import { settings } from './settings.svelte';

let context: AudioContext | null = null;

function note(frequency: number, start: number, length: number, loudness: number): void {
  context ??= new AudioContext();
  const [tone, volume] = [context.createOscillator(), context.createGain()];
  const begin = context.currentTime + start;
  tone.frequency.value = frequency;
  tone.type = 'sine';
  volume.gain.setValueAtTime(loudness, begin);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  tone.connect(volume).connect(context.destination);
  tone.start(begin);
  tone.stop(begin + length);
}

export function tick(): void {
  if (settings.sound) note(320, 0, 0.08, 0.05);
}

export function yourTurn(): void {
  if (!settings.sound) return;
  note(523, 0, 0.25, 0.06);
  note(659, 0.14, 0.35, 0.06);
}
