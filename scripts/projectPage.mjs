/**
 * `npm run page`: writes the project's page into dist-page, ready for a host: docs/index.html, a page for every
 * document that it links to, and the built app under play/. Fails if a link leads nowhere.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import { Marked } from 'marked'
import { APP_NAME, ROOT } from './project.mjs'
import { stop } from './runCommand.mjs'

const TO = join(ROOT, 'dist-page')
const FRONT = 'docs/index.html'
const LINK = /\b(href|src|srcset)="([^"#:]+)(#[^"]*)?"/g

/**
 * The name of a project file on the host. All documents are in one folder, the README of a folder named for it;
 * pictures and styles keep their folders.
 * @param {string} path
 */
const nameOf = (path) =>
  path === FRONT
    ? 'index.html'
    : path.endsWith('.md')
      ? `${basename(path.replace(/\/README\.md$/, ''), '.md').toLowerCase()}.html`
      : path.replace(/^docs\//, '')

/** The anchor of a heading, as code hosts make it. @param {string} words */
const slug = (words) =>
  words
    .toLowerCase()
    .replace(/<[^>]*>|&[^;]*;|[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replaceAll(' ', '-')

const markdown = new Marked({
  renderer: {
    heading({ tokens, depth }) {
      const words = this.parser.parseInline(tokens)
      return `<h${depth} id="${slug(words)}">${words}</h${depth}>\n`
    },
  },
})

/** A document as an HTML page in the style of the front page. @param {string} path @param {string} text */
const paper = (path, text) => {
  const body = String(markdown.parse(text))
    .replaceAll('<table>', '<div class="wide"><table>')
    .replaceAll('</table>', '</table></div>')
  const title = text.match(/^# (.+)$/m)?.[1] ?? basename(path)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<meta name="description" content="${title}, of the project ${APP_NAME}">
<link rel="icon" type="image/svg+xml" href="page/icon.svg">
<link rel="stylesheet" href="page/page.css">
<title>${title} · ${APP_NAME}</title>
</head>
<body><main><section class="paper"><p><a href="./">${APP_NAME}</a></p>
${body}</section></main></body>
</html>
`
}

const PLAY = '<p class="acts"><a class="go" href="play/">Play now</a></p>'

/** Paths that pages link to and that are not written yet. */
const wanted = [FRONT]
/** @type {Set<string>} */
const made = new Set()

/** A page whose links lead to the names on the host. @param {string} html @param {string} path */
const leading = (html, path) =>
  html.replace(LINK, (_, name, to, mark = '') => {
    const target = normalize(join(dirname(path), decodeURI(to)))
    const there = join(ROOT, target)
    if (!existsSync(there)) stop(`${path} leads to ${to}, which is not there`)
    if (statSync(there).isDirectory()) return `${name}="${to}"`
    wanted.push(target)
    return `${name}="${nameOf(target)}${mark}"`
  })

/** @param {string} path */
const make = (path) => {
  const to = join(TO, nameOf(path))
  mkdirSync(dirname(to), { recursive: true })
  if (path === FRONT) {
    const front = leading(readFileSync(join(ROOT, path), 'utf8'), path)
    writeFileSync(to, front.replace('<!-- play -->', PLAY).replace('href="#begin">Play it', 'href="play/">Play it'))
  } else if (path.endsWith('.md')) {
    const text = readFileSync(join(ROOT, path), 'utf8')
    const [head, body] = paper(path, text).split('<main>')
    writeFileSync(to, `${head}<main>${leading(body ?? '', path).replace('href="docs"', 'href="./"')}`)
  } else cpSync(join(ROOT, path), to)
}

rmSync(TO, { recursive: true, force: true })
for (let path = wanted.pop(); path !== undefined; path = wanted.pop()) {
  if (made.has(path)) continue
  made.add(path)
  make(path)
}
cpSync(join(ROOT, 'docs/page'), join(TO, 'page'), { recursive: true })
cpSync(join(ROOT, 'dist'), join(TO, 'play'), { recursive: true })
if (existsSync(join(TO, 'play/404.html'))) cpSync(join(TO, 'play/404.html'), join(TO, '404.html'))
console.log(`dist-page: ${made.size} files beside the app`)
