/** The style sheet made of a theme's tokens, loaded for its effect (`themeSheets` in tools/build/plugins.ts). */
declare module '*/tokens.json?sheet';
