// Rejects Node versions that can't run the project. Every npm script preloads this file, so its syntax must
// work in any version.
'use strict';
var parts = process.versions.node.split('.').map(Number);
var major = parts[0];
var minor = parts[1];
var fits = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
if (!fits) {
  console.error('Quizpeak needs Node 20.19, 22.12 or newer; this is Node ' + process.versions.node + '.');
  console.error('Install a current one from https://nodejs.org (or by "nvm install --lts"), then try again.');
  process.exit(1);
}
