-- wrk asks the addresses that follow the site's in turns, and tells what came of it as JSON.
local requests = {}
local last = 0

function init(addresses)
  for _, address in ipairs(addresses) do
    table.insert(requests, wrk.format("GET", address))
  end
end

function request()
  last = last % #requests + 1
  return requests[last]
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '\n{"requests":%d,"seconds":%f,"p50":%f,"p99":%f,"failed":%d}\n',
    summary.requests,
    summary.duration / 1e6,
    latency:percentile(50) / 1e3,
    latency:percentile(99) / 1e3,
    errors.connect + errors.read + errors.write + errors.timeout + errors.status
  ))
end
