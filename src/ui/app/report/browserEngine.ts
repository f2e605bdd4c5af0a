/** The engine in what a browser calls itself, and its version. On an iPhone every browser is WebKit. */
const ENGINES: readonly (readonly [name: string, version: RegExp])[] = [
  ['WebKit', /\(iP(?:hone|ad|od).*? OS (\d+(?:_\d+)?)/],
  ['Gecko', /Firefox\/(\d+)/],
  ['Chromium', /Chrome\/(\d+)/],
  ['WebKit', /Version\/(\d+(?:\.\d+)?).* Safari\//],
]

/** `Chromium 139`; empty where it is none of those that are known. Nothing of the phone is told. */
export const browserEngine = (userAgent: string): string => {
  for (const [name, pattern] of ENGINES) {
    const version = pattern.exec(userAgent)?.[1]
    if (version) return `${name} ${version.replace('_', '.')}`
  }
  return ''
}
