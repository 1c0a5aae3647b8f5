/**
 * Compares a store with the acknowledgments on standard input and prints the result as JSON: `node
 * storeChecker.js <directory>`.
 */
import { text } from 'node:stream/consumers';
import { compareWithStore, readAcknowledged } from './storeReader.ts';

const directory = process.argv[2];
if (!directory) throw new Error('missing argument: directory');
try {
  const found = await compareWithStore(directory, readAcknowledged(await text(process.stdin)));
  process.stdout.write(JSON.stringify(found));
} catch (error) {
  process.stdout.write(JSON.stringify((error as Error).message.replaceAll('\n', ' ')));
}
// A store that won't open still has its files open.
process.exit();
