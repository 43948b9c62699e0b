import { describeKeyRace } from './stored-answers-race.ts';

describeKeyRace('postgres');
