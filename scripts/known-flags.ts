import type { Plugin } from 'vite'
import options from '../remix.config.js'

/** As the framework gives them to its router (`@remix-run/react`, `browser.js`). */
const ours = options.future as Record<string, boolean>
const flags: Record<string, boolean | undefined> = {
  ...ours,
  v7_fetcherPersist: ours.v3_fetcherPersist,
  v7_normalizeFormMethod: true,
  v7_partialHydration: true,
  v7_prependBasename: true,
  v7_relativeSplatPath: ours.v3_relativeSplatPath,
  v7_skipActionErrorRevalidation: ours.v3_singleFetch,
}

type Change = [what: RegExp, to: string | ((whole: string, name: string) => string)]

/** What is known, and what nobody reads: each is found at least once, or the build fails. */
const changes: Change[] = [
  // Flags, and what follows from them: data comes by one fetch, and the server draws every page.
  [/(?:\b[\w.]+\.)?\bfuture\.(v[37]_\w+)/g, (whole, name) => `${flags[name] ?? whole}`],
  [/typeof singleFetch === "function"/g, 'true'],
  [/window\.__remixContext\.isSpaMode/g, 'false'],
  [/if \(isSpaMode\)/g, 'if (false)'],
  [/typeof document === "undefined"/g, 'false'],
  // Names for tools, and what is told to developers: warnings, stack traces, words of what cannot be.
  [/^\w+\.displayName = .*$/gm, ''],
  [/__html: `\s*console\.log\([\s\S]*?\);\s*`/g, '__html: ""'],
  [/, errorInstance\.stack\)/g, ')'],
  [/^(\s*invariant\(.+?), (?:["`]|getInvalidPathError\().*\);$/gm, '$1);'],
  [/^(function (?:warning|logV6DeprecationWarnings)\(.*\)) \{[\s\S]*?^\}/gm, '$1 {}'],
]

/**
 * The framework asks at run time which of its flags are on, and whether there is a document. Both are
 * known when it is built for the browser, and what they switch off is left out: some 4 KB of gzip on
 * every page, with what its own screens and its console tell developers.
 */
export const knownFlags = (): Plugin => {
  const unused = new Set(changes)
  return {
    name: 'known-flags',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!/node_modules\/(@remix-run\/(react|router)|react-router(-dom)?)\//.test(id)) return
      return changes.reduce((text, change) => {
        const changed = text.replace(change[0], change[1] as string)
        if (changed !== text) unused.delete(change)
        return changed
      }, code)
    },
    generateBundle() {
      const lost = [...unused].map(([what]) => what)
      if (lost.length > 0) this.error(`the framework for the browser has no ${lost.join(' or ')}`)
    },
  }
}
