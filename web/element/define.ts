import { defineElements } from './index.js';

defineElements();
