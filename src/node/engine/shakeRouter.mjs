// A loader for react-router. Its components have names for debugging, which are given after the components are
// made: so a bundler must keep all of them, forms and data routers too, that nobody uses here. And for those it looks
// a hook up by its name, for which the bundler would have to keep React as an object.

/** @param {string} code of the library */
export default function shakeRouter(code) {
  return code
    .replace(/\bReact\d*\[USE_OPTIMISTIC\]/, 'void 0')
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(/^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2');
}
