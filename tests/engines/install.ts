import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { firefoxPaths } from './firefox'

const webkit = ['webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'python3-gi', 'xvfb']

/** Both engines, installed where they are missing. @returns the program of Firefox */
export function installEngines(): string {
  const missing = [
    ...(firefoxPaths.some(existsSync) ? [] : ['firefox-esr']),
    ...(['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'].every(existsSync) && hasBindings()
      ? []
      : webkit),
  ]
  if (missing.length > 0) {
    try {
      execFileSync('apt-get', ['update', '-q'], { stdio: 'inherit' })
      execFileSync('apt-get', ['install', '-y', '-q', ...missing], { stdio: 'inherit' })
    } catch {
      console.error(
        `The engines are installed by themselves on Debian, as root. Elsewhere install Firefox,
WebKitGTK's WebDriver, its GObject bindings for Python and Xvfb. Missing: ${missing.join(', ')}`,
      )
      process.exit(1)
    }
  }
  return firefoxPaths.find(existsSync) ?? ''
}

function hasBindings(): boolean {
  try {
    const code = 'import gi; gi.require_version("WebKit2", "4.1")'
    execFileSync('/usr/bin/python3', ['-c', code], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
