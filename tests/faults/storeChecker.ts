/** A program that compares a store with the acknowledgements it gets as its input: `node storeChecker.js <directory>`. Prints JSON. */
import { text } from 'node:stream/consumers';
import { compareWithStore, readAcknowledged } from './storeReader.ts';

const directory = process.argv[2];
if (!directory) throw new Error('which directory?');
try {
  const found = await compareWithStore(directory, readAcknowledged(await text(process.stdin)));
  process.stdout.write(JSON.stringify(found));
} catch (error) {
  process.stdout.write(JSON.stringify((error as Error).message.replaceAll('\n', ' ')));
}
// A store that would not open still has its files open.
process.exit();
