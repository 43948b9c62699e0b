// The first import of a simulation: what the application imports after it has no other randomness.
import { installSeededRandomness } from './seeded-crypto.ts';

installSeededRandomness();
