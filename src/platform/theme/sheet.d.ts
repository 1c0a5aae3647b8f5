/**
 * The style sheet generated from a theme's tokens, imported for its side effect (`themeSheets` in
 * tools/build/plugins.ts).
 */
declare module '*/tokens.json?sheet';
