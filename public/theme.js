// Loaded before anything is painted: the page starts in the right colours and with the right room in the header, and
// nothing that the browser says early is lost.
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
  paint()
  device.addEventListener('change', paint)
  // An offline copy has no other script.
  if ('copy' in root.dataset) return
  root.dataset.js = ''
  // Only a guess about the last visit. Who is really signed in is asked from the server.
  if (stored('member')) root.dataset.member = ''
  root.dataset.owns = stored('owns') || ''
  // The offer to install the site may come before the page is alive; its own button shows it.
  addEventListener('beforeinstallprompt', function (event) {
    event.preventDefault()
    window.installPrompt = event
  })
  addEventListener('appinstalled', function () {
    root.dataset.installed = ''
  })
  // On a slow phone a button is seen long before its script has come: what was pressed is pressed again then.
  var isHeard = function (button) {
    return Object.keys(button).some(function (key) {
      return key.startsWith('__reactProps')
    })
  }
  var pressed = new Set()
  var press = function (button, until) {
    var isReady = isHeard(button) && button.getAttribute('aria-busy') !== 'true'
    var isWorthIt = button.isConnected && Date.now() < until
    if (isWorthIt && !isReady) return setTimeout(press, 50, button, until)
    pressed.delete(button)
    if (isReady) button.click()
  }
  addEventListener(
    'click',
    function (event) {
      var button = event.target.closest('button[type=button]')
      if (!button || pressed.has(button) || isHeard(button)) return
      // React may bring the button to life because of this very click, and then hears it.
      setTimeout(function () {
        if (isHeard(button)) return
        pressed.add(button)
        // Nobody expects anything of it any more after half a minute.
        press(button, Date.now() + 30_000)
      })
    },
    true,
  )
})()
