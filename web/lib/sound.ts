/** Tones of the display. They are off until somebody presses a key for them: before that, browsers play nothing. */
import { signal } from '@preact/signals';

export const isSounding = signal(false);
let context: AudioContext | null = null;

const HERTZ = 740;
const TONE_SECONDS = 0.25;
const APART_SECONDS = 0.35;
const LOUDNESS = 0.4;

export function switchSound(): void {
  isSounding.value = !isSounding.value;
  context ??= new AudioContext();
  void context.resume();
  sound(1);
}

/** Plays this number of short tones, unless the sound is off. */
export function sound(tones: number): void {
  if (!isSounding.peek() || context === null) return;
  for (let each = 0; each < tones; each += 1) {
    const at = context.currentTime + each * APART_SECONDS;
    const [tone, volume] = [context.createOscillator(), context.createGain()];
    tone.frequency.value = HERTZ;
    volume.gain.setValueAtTime(LOUDNESS, at);
    // It fades, so that its end does not click.
    volume.gain.exponentialRampToValueAtTime(0.001, at + TONE_SECONDS);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + TONE_SECONDS);
  }
}
