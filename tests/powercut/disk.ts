import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** EXT4_IOC_SHUTDOWN without flushing the journal: from now on nothing reaches the disk. */
const shutdown = `
import fcntl, os, struct, sys
fcntl.ioctl(os.open(sys.argv[1], os.O_RDONLY), 0x8004587d, struct.pack('I', 2))
`
const run = (program: string, ...args: string[]) =>
  execFileSync(program, args, { stdio: ['ignore', 'ignore', 'pipe'] })

export type Disk = { folder: string; cut: () => void; mount: () => void; remove: () => void }

/** Why this machine cannot cut the power of a disk; null when it can. */
export function whyNot(): string | null {
  if (process.platform !== 'linux') return 'it needs Linux'
  if (process.getuid?.() !== 0) return 'it needs root, to mount a disk'
  const missing = ['mkfs.ext4', 'mount', 'python3'].filter(
    (name) => spawnSync('which', [name]).status !== 0,
  )
  if (missing.length > 0) return `it needs ${missing.join(', ')}`
  try {
    const disk = makeDisk()
    disk.cut()
    disk.remove()
    return null
  } catch (error) {
    return `no disk can be cut here: ${(error as Error).message.split('\n')[0]}`
  }
}

/** An ext4 disk of its own in a file, mounted, whose power can be cut. */
export function makeDisk(): Disk {
  const place = mkdtempSync(join(tmpdir(), 'panelry-disk-'))
  const [image, folder] = [join(place, 'image'), join(place, 'disk')]
  mkdirSync(folder)
  run('truncate', '-s', '512M', image)
  run('mkfs.ext4', '-q', image)
  const mount = () => run('mount', '-o', 'loop', image, folder)
  mount()
  return {
    folder,
    mount,
    cut: () => run('python3', '-c', shutdown, folder),
    remove() {
      run('umount', folder)
      rmSync(place, { recursive: true })
    },
  }
}

/** Takes a disk out after its power was cut, so that it can be mounted as it was left. */
export const unmount = ({ folder }: Disk) => run('umount', folder)
