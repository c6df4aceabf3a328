/** Few and soft, made of tones and noise as they are needed. A browser lets them be heard after the first click. */
import { settings } from './settings.svelte';
import type { Moment } from './told';

export type Sound = Moment['kind'] | 'turn' | 'end';

let context: AudioContext | null = null;

/** The player has touched the page: from now on it may sound. */
function awake(): void {
  context ??= new AudioContext();
  void context.resume();
}

/** Wait for the first click or key; answers how to stop waiting. */
export function soundAfterFirstTouch(): () => void {
  const touches = ['pointerdown', 'keydown'];
  for (const touch of touches) addEventListener(touch, awake, { once: true });
  return () => touches.forEach((touch) => removeEventListener(touch, awake));
}

interface Tone { from: number; to?: number; at?: number; for: number; loud: number; shape?: OscillatorType }
interface Rustle { pitch: number; at?: number; for: number; loud: number }

function swell(heard: AudioContext, begin: number, length: number, loudness: number): GainNode {
  const volume = heard.createGain();
  volume.gain.setValueAtTime(0.0001, begin);
  volume.gain.exponentialRampToValueAtTime(loudness, begin + Math.min(0.015, length / 4));
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  volume.connect(heard.destination);
  return volume;
}

function tone(heard: AudioContext, { from, to = from, at = 0, for: length, loud, shape = 'sine' }: Tone): void {
  const begin = heard.currentTime + at;
  const oscillator = heard.createOscillator();
  oscillator.type = shape;
  oscillator.frequency.setValueAtTime(from, begin);
  oscillator.frequency.exponentialRampToValueAtTime(to, begin + length);
  oscillator.connect(swell(heard, begin, length, loud));
  oscillator.start(begin);
  oscillator.stop(begin + length);
}

let noise: AudioBuffer | null = null;

function noiseOf(heard: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = heard.createBuffer(1, heard.sampleRate, heard.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return noise;
}

function rustle(heard: AudioContext, { pitch, at = 0, for: length, loud }: Rustle): void {
  const begin = heard.currentTime + at;
  const [source, band] = [heard.createBufferSource(), heard.createBiquadFilter()];
  source.buffer = noiseOf(heard);
  band.type = 'bandpass';
  band.frequency.value = pitch;
  source.connect(band).connect(swell(heard, begin, length, loud));
  source.start(begin, 0, length);
}

const times = (count: number, apart: number): number[] => Array.from({ length: count }, (_, i) => i * apart);

const VOICES: Record<Sound, (heard: AudioContext) => void> = {
  piece: (heard) => tone(heard, { from: 300, to: 170, for: 0.09, loud: 0.07 }),
  card: (heard) => rustle(heard, { pitch: 2600, for: 0.13, loud: 0.06 }),
  shuffle: (heard) => times(5, 0.07).forEach((at) => rustle(heard, { pitch: 3000, at, for: 0.07, loud: 0.05 })),
  dice: (heard) => times(4, 0.09).forEach((at, i) => tone(heard, { from: 900 - i * 90, to: 500, at, for: 0.05, loud: 0.05, shape: 'triangle' })),
  score: (heard) => [523, 659, 784].forEach((from, i) => tone(heard, { from, at: i * 0.09, for: 0.22, loud: 0.05 })),
  storm: (heard) => rustle(heard, { pitch: 420, for: 0.9, loud: 0.12 }),
  alarm: (heard) => times(2, 0.26).forEach((at) => tone(heard, { from: 440, to: 330, at, for: 0.22, loud: 0.05, shape: 'triangle' })),
  turn: (heard) => [523, 659].forEach((from, i) => tone(heard, { from, at: i * 0.14, for: 0.3, loud: 0.06 })),
  end: (heard) => [392, 523, 659, 784].forEach((from, i) => tone(heard, { from, at: i * 0.16, for: 0.5, loud: 0.06 })),
};

/** Let something be heard, unless sounds are off or nobody has touched the page yet. */
export function sound(kind: Sound): void {
  if (settings.sound && context) VOICES[kind](context);
}
