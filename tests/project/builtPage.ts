/** A page as the build makes it, for tests of what is done to it afterwards. */

export const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta property="og:image" content="./preview.png">
    <script type="module" crossorigin src="./assets/index.js"></script>
  </head>
  <body>
    <div id="app"></div>
    <noscript>It needs JavaScript.</noscript>
  </body>
</html>
`
