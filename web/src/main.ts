import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { speech } from './lib/words.svelte';

await speech.speak(speech.language);
mount(App, { target: document.getElementById('app') as HTMLElement });
