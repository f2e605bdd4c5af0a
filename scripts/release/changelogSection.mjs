/**
 * What CHANGELOG.md says of a version; of what is not released yet where it does not have the version.
 * @param {string} changelog @param {string} version
 */
export const changesIn = (changelog, version) => {
  const sections = changelog.split(/^## /m).slice(1)
  const named = (/** @type {string} */ name) => sections.find((section) => section.split(/\s/, 1)[0] === name)
  const section = named(version) ?? named(`[${version}]`) ?? named('Unreleased')
  if (section === undefined) throw new Error(`CHANGELOG.md has neither ${version} nor Unreleased`)
  return `${section.slice(section.indexOf('\n')).trim()}\n`
}
