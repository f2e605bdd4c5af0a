/** Copy of the sources to which tests add files, built like the app and the command line. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type InlineConfig } from 'vite'

const ROOT = resolve(import.meta.dirname, '../..')
/** Files and folders that a build reads. */
const COPIED = [
  'src',
  'public',
  'scripts',
  'index.html',
  'vite.config.ts',
  'package.json',
  'manifest.webmanifest',
  'LICENSE',
]

export interface SourceCopy {
  /** Folder of the copy. */
  readonly folder: string
  /** Adds a file; throws where it exists. */
  add(path: string, text: string): void
  /** Changes an existing file. */
  edit(path: string, change: (text: string) => string): void
  /** Builds the app and returns the folder that a host serves. */
  buildApp(): Promise<string>
  /** Builds these modules, each under a name, to be run by node; returns the file of each. */
  buildForNode<N extends string>(modules: Readonly<Record<N, string>>): Promise<Readonly<Record<N, string>>>
  remove(): void
}

/** Runs a production build: the tests themselves run in another NODE_ENV. */
const buildWith = async (folder: string, config: InlineConfig): Promise<void> => {
  const before = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  try {
    await build({ root: folder, configFile: join(folder, 'vite.config.ts'), logLevel: 'error', ...config })
  } finally {
    process.env.NODE_ENV = before
  }
}

/** Copies the sources to a new folder; the packages are a link. */
export const copySources = (): SourceCopy => {
  const folder = mkdtempSync(join(tmpdir(), 'plant-'))
  for (const name of COPIED) cpSync(join(ROOT, name), join(folder, name), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return {
    folder,
    add(path, text) {
      if (existsSync(join(folder, path))) throw new Error(`${path} is there already`)
      write(path, text)
    },
    edit: (path, change) => write(path, change(readFileSync(join(folder, path), 'utf8'))),
    async buildApp() {
      await buildWith(folder, {})
      return join(folder, 'dist')
    },
    async buildForNode(modules) {
      const input = Object.fromEntries(
        Object.entries<string>(modules).map(([name, path]) => [name, join(folder, path)]),
      )
      await buildWith(folder, { mode: 'cli', build: { ssr: true, rolldownOptions: { input }, outDir: 'dist-node' } })
      const outputFiles = Object.keys(modules).map((name) => [name, join(folder, 'dist-node', `${name}.js`)])
      return Object.fromEntries(outputFiles)
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Loads a built module into this process and returns its exports. */
export const loadModule = <T>(file: string): Promise<T> => import(/* @vite-ignore */ pathToFileURL(file).href)
