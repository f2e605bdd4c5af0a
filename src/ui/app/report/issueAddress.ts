/** A repository of GitHub, of which only this part counts. */
const REPOSITORY = /^https:\/\/(?:www\.)?github\.com\/([\w-]+)\/([\w.-]+?)(?:\.git)?(?:[/?#].*)?$/

/** Address at which an issue with this text is written; null where the source is kept elsewhere. */
export const issueAddress = (source: string, title: string, body: string): string | null => {
  const [, owner, repository] = REPOSITORY.exec(source) ?? []
  return owner ? `https://github.com/${owner}/${repository}/issues/new?${new URLSearchParams({ title, body })}` : null
}
