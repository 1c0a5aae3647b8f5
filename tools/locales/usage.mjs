// @ts-check
/**
 * Finds the texts that a source file uses, from its syntax tree:
 * - calls of a `t` that comes from `useTranslation('ns')`, `getFixedT(_, 'ns')`, or a parameter `t:
 * TFunction<'ns'>`, under any local name; the keys of any other `t` or `x.t` may be in any namespace;
 * - calls of a scene's `strings` port, whose namespace is `scenes`; in `scenes/`, every dotted literal or
 * template that matches a key in it counts as a use of that key too, because views carry keys from one file
 * to another;
 * - `<Trans i18nKey ns>`;
 * - anywhere else, a literal or template that begins with a known namespace and a colon, so write tables of
 * keys with full keys: `{ waiting: 'host:state.waiting' }`;
 * - a comment `locale-keys: ns:prefix.*` for keys that are put together out of sight.
 * A template's `${...}` can stand for anything, including a key's namespace.
 */
import { parseSync } from 'vite';

/**
 * @typedef {{ namespaces: readonly string[] | undefined, prefix: string }} Translator namespaces are
 * undefined when unknown
 * @typedef {{ key: string, pattern: boolean, namespaces: readonly string[] | undefined, values: Set<string> |
 * undefined, line: number, perhaps: boolean }} Use `key` comes without its namespace; in a pattern, `*`
 * stands for anything; `values` are the names that the call fills in, undefined when unknown; a text that is
 * only `perhaps` a key is not reported as missing
 * @typedef {any} Node
 */

const scenePort = 'strings';
const ofScenes = { namespaces: ['scenes'], prefix: '' };

/** @param {Node} node @returns {Node} without wrappers that only matter for types */
function bare(node) {
  const wrappers = [
    'TSAsExpression',
    'TSSatisfiesExpression',
    'TSNonNullExpression',
    'ParenthesizedExpression',
    'ChainExpression',
  ];
  return wrappers.includes(node?.type) ? bare(node.expression) : node;
}

/**
 * The texts that an expression can evaluate to, with `*` for unknown parts.
 * @param {Node} given @returns {string[]}
 */
function possibleTexts(given) {
  const node = bare(given);
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : [];
    case 'TemplateLiteral':
      return [node.quasis.map((/** @type {Node} */ part) => part.value.cooked).join('*')];
    case 'ConditionalExpression':
      return [...possibleTexts(node.consequent), ...possibleTexts(node.alternate)];
    case 'LogicalExpression':
      return [...possibleTexts(node.left), ...possibleTexts(node.right)];
    case 'ArrayExpression':
      return node.elements.flatMap(possibleTexts);
    default:
      return [];
  }
}

/**
 * @param {Node} node @returns {string[] | undefined} the literal texts of 'a' or ['a', 'b']; undefined for
 * anything else
 */
function literalNames(node) {
  const texts = possibleTexts(node);
  return texts.length > 0 && !texts.some((text) => text.includes('*')) ? texts : undefined;
}

/**
 * @param {Node} object @param {string} name @returns {Node} the value of a property in an object literal, or
 * undefined
 */
function propertyOf(object, name) {
  if (object?.type !== 'ObjectExpression') return undefined;
  return object.properties.find(
    (/** @type {Node} */ one) => one.type === 'Property' && (one.key.name ?? one.key.value) === name,
  )?.value;
}

/** @param {Node} object @returns {Set<string> | undefined} */
function propertyNames(object) {
  if (object === undefined) return new Set();
  if (object.type !== 'ObjectExpression') return undefined;
  if (object.properties.some((/** @type {Node} */ one) => one.type !== 'Property' || one.computed))
    return undefined;
  return new Set(object.properties.map((/** @type {Node} */ one) => one.key.name ?? one.key.value));
}

/** @param {Node} callee @returns {string | undefined} the last name of `x` or `a.b.x` */
const lastName = (callee) => (callee?.type === 'MemberExpression' ? callee.property.name : callee?.name);

/**
 * The translator that `useTranslation(...)` or `getFixedT(...)` returns.
 * @param {Node} node @returns {Translator | undefined}
 */
function translatorOf(node) {
  const call = bare(node);
  if (call?.type === 'MemberExpression' && call.property.name === 't') return translatorOf(call.object);
  if (call?.type !== 'CallExpression') return undefined;
  const name = lastName(call.callee);
  if (name !== 'useTranslation' && name !== 'getFixedT') return undefined;
  const [namespaces, rest] = name === 'useTranslation' ? call.arguments : call.arguments.slice(1);
  const prefixNode = name === 'useTranslation' ? propertyOf(rest, 'keyPrefix') : rest;
  const prefix = prefixNode === undefined ? '' : `${possibleTexts(prefixNode)[0] ?? '*'}.`;
  return { namespaces: namespaces === undefined ? undefined : literalNames(namespaces), prefix };
}

/** @param {Node} annotation @returns {Translator | undefined} of a parameter `t: TFunction<'ns'>` */
function annotatedTranslator(annotation) {
  const type = annotation?.typeAnnotation;
  if (type?.type !== 'TSTypeReference' || type.typeName.name !== 'TFunction') return undefined;
  const argument = type.typeArguments?.params[0];
  const list =
    argument?.type === 'TSTupleType' ? argument.elementTypes : argument === undefined ? [] : [argument];
  const names = list.flatMap((/** @type {Node} */ one) => possibleTexts(one.literal));
  return { namespaces: names.length > 0 ? names : undefined, prefix: '' };
}

/**
 * The names that a pattern binds, each with its translator.
 * @param {Node} pattern @param {Translator | undefined} source
 */
function bindings(pattern, source) {
  /** @type {[string, Translator | undefined][]} */
  const found = [];
  /** @param {Node} node @param {Translator | undefined} value */
  const visit = (node, value) => {
    if (node === null || node === undefined) return;
    if (node.type === 'Identifier')
      found.push([node.name, annotatedTranslator(node.typeAnnotation) ?? value]);
    else if (node.type === 'AssignmentPattern') visit(node.left, value);
    else if (node.type === 'RestElement') visit(node.argument, undefined);
    else if (node.type === 'ObjectPattern') {
      for (const one of node.properties) {
        if (one.type === 'RestElement') visit(one, undefined);
        else visit(one.value, one.key.name === 't' ? value : undefined);
      }
    } else if (node.type === 'ArrayPattern') {
      for (const [index, one] of node.elements.entries()) visit(one, index === 0 ? value : undefined);
    }
  };
  visit(pattern, source);
  return found;
}

/**
 * @param {string} file its name; the extension determines the language
 * @param {string} source
 * @param {readonly string[]} known the namespaces that exist
 * @returns {Use[]}
 */
export function usesIn(file, source, known) {
  const { program, comments, errors } = parseSync(file, source);
  if (errors.length > 0) throw new SyntaxError(`${file}: ${errors[0]?.message}`);
  /** @type {Use[]} */
  const uses = [];
  /** @param {number} offset */
  const lineOf = (offset) => source.slice(0, offset).split('\n').length;

  /** @param {string} text @param {number} offset @param {Translator} translator @param {Set<string> | undefined} values */
  const add = (text, offset, translator, values, perhaps = false) => {
    const colon = text.indexOf(':');
    const name = text.slice(0, Math.max(colon, 0));
    // If the namespace is unknown, the key has to be known.
    const anywhere = name === '*' && /\w/.test(text.slice(colon));
    const named = known.includes(name) || anywhere;
    const key = named ? text.slice(colon + 1) : translator.prefix + text;
    const namespaces = anywhere ? undefined : named ? [name] : translator.namespaces;
    uses.push({ key, pattern: key.includes('*'), namespaces, values, line: lineOf(offset), perhaps });
  };

  const inScenes = file.startsWith('scenes');
  const unknown = { namespaces: undefined, prefix: '' };
  /** @param {string} name @param {readonly Map<string, Translator | undefined>[]} scopes @returns {Translator | undefined} */
  const lookUp = (name, scopes) => {
    const scope = scopes.findLast((one) => one.has(name));
    const own = scope?.get(name);
    if (own !== undefined) return own;
    // A scene's `message('ns:key', values)` counts like a call of `t`.
    if (name === 't' || name === 'message') return unknown;
    return name === scenePort ? ofScenes : undefined;
  };

  /** @param {Node} node @param {readonly Map<string, Translator | undefined>[]} scopes */
  const call = (node, scopes) => {
    const callee = bare(node.callee);
    const name = lastName(callee);
    if (name === undefined) return;
    const direct = translatorOf(callee);
    const translator = direct ?? lookUp(name, callee.type === 'Identifier' ? scopes : []);
    if (translator === undefined) return;
    const [key, options] = node.arguments;
    const chosen = literalNames(propertyOf(options, 'ns'));
    const values = propertyNames(options === undefined ? undefined : bare(options));
    for (const text of possibleTexts(key)) {
      add(text, node.start, chosen === undefined ? translator : { namespaces: chosen, prefix: '' }, values);
    }
  };

  /** @param {Node} node @param {readonly Map<string, Translator | undefined>[]} scopes */
  const trans = (node, scopes) => {
    /** @param {string} name @returns {Node} */
    const attribute = (name) => {
      const value = node.attributes.find((/** @type {Node} */ one) => one.name?.name === name)?.value;
      return value?.type === 'JSXExpressionContainer' ? value.expression : value;
    };
    const given = attribute('t');
    const translator = given?.type === 'Identifier' ? (lookUp(given.name, scopes) ?? unknown) : unknown;
    const namespaces = literalNames(attribute('ns')) ?? translator.namespaces;
    for (const text of possibleTexts(attribute('i18nKey'))) {
      add(text, node.start, { namespaces, prefix: translator.prefix }, undefined);
    }
  };

  /** @param {Node} node @param {readonly Map<string, Translator | undefined>[]} outer */
  const walk = (node, outer) => {
    let scopes = outer;
    const opens = /Function|^BlockStatement$|^Program$|^For/.test(node.type);
    if (opens) scopes = [...outer, new Map()];
    const scope = scopes.at(-1);
    for (const parameter of /Function/.test(node.type) ? (node.params ?? []) : []) {
      for (const [name, value] of bindings(parameter, undefined)) scope?.set(name, value);
    }
    if (node.type === 'VariableDeclarator') {
      for (const [name, value] of bindings(node.id, translatorOf(node.init))) scope?.set(name, value);
    } else if (node.type === 'CallExpression') call(node, scopes);
    else if (node.type === 'JSXOpeningElement' && node.name.name === 'Trans') trans(node, scopes);
    else if (node.type === 'Literal' || node.type === 'TemplateLiteral') {
      for (const text of possibleTexts(node)) {
        if (inScenes && /^\w+\.[\w.*]+$/.test(text)) add(text, node.start, ofScenes, undefined, true);
        // With more than one colon it is some other kind of name.
        const [namespace, key, more] = text.split(':');
        if (known.includes(namespace ?? '') && more === undefined && /^[\w.*-]+$/.test(key ?? ''))
          add(text, node.start, unknown, undefined);
      }
    }
    for (const [name, value] of Object.entries(node)) {
      if (name === 'type' || typeof value !== 'object' || value === null) continue;
      for (const child of Array.isArray(value) ? value : [value]) {
        if (typeof child?.type === 'string') walk(child, scopes);
      }
    }
  };
  walk(program, []);

  for (const comment of comments) {
    for (const match of comment.value.matchAll(/locale-keys:\s*(\S+)/g))
      add(match[1] ?? '', comment.start, unknown, undefined);
  }
  return uses;
}
