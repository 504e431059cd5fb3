// Loaded before anything is painted: the page starts in the right colours and with the right room in the header.
;(function () {
  var root = document.documentElement
  var device = matchMedia('(prefers-color-scheme: dark)')
  var stored = function (key) {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  var paint = function () {
    var choice = stored('theme')
    var isChosen = choice === 'dark' || choice === 'light'
    root.dataset.theme = isChosen ? choice : device.matches ? 'dark' : 'light'
  }
  root.dataset.js = ''
  // Only a guess about the last visit. Who is really signed in is asked from the server.
  if (stored('member')) root.dataset.member = ''
  root.dataset.owns = stored('owns') || ''
  paint()
  device.addEventListener('change', paint)
})()
