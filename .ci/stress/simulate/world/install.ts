// The first import of a simulation: everything imported after it uses the seeded randomness.
import { installSeededRandomness } from './seeded-crypto.ts';

installSeededRandomness();
