-- wrk asks so many different addresses of the site, each from a client address of its own (X-Forwarded-For), and tells
-- what came of it as JSON.
local count
local number = 0
local answered = 0
local failed = 0

-- Of a hundred; the others are pages that lie ready, under an address that nobody has asked before.
local drawn = { [0] = "/search?q=duma%d", [50] = "/nyama/%d" }
local ready = { "/?nr=%d", "/news?nr=%d", "/small-ads?nr=%d", "/contacts?nr=%d" }

function init(arguments)
  count = tonumber(arguments[1])
end

function request()
  number = number + 1
  local path = drawn[number % 100] or ready[number % #ready + 1]
  local client = string.format("10.%d.%d.%d", math.floor(number / 65536) % 256, math.floor(number / 256) % 256, number % 256)
  wrk.headers["X-Forwarded-For"] = client
  return wrk.format("GET", string.format(path, number))
end

-- A missing page is one of the answers asked for.
function response(status)
  answered = answered + 1
  if status >= 400 and status ~= 404 then failed = failed + 1 end
  if answered >= count then
    io.write(string.format('\n{"answered":%d,"failed":%d}\n', answered, failed))
    io.flush()
    wrk.thread:stop()
  end
end
