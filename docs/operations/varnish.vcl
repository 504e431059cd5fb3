# Varnish 7 in front of the site (docs/decisions/107-cache-in-front.md). Environment of the site:
#   TRUST_PROXY=1
#   CACHE_PURGE_URL=http://127.0.0.1:6081/purge
#   CACHE_PURGE_TOKEN=change-me
# Run with Varnish 7.1.1 before one process, with hits, purges, refusals and a websocket; not with TLS or several processes.
# TLS ends before Varnish (hitch, a load balancer), which is then a second proxy: TRUST_PROXY=2.
vcl 4.1;

import std;

backend site {
  .host = "127.0.0.1";
  .port = "3000";
  .probe = { .url = "/api/ready"; .interval = 1s; .timeout = 2s; .window = 3; .threshold = 2; }
}

acl purgers {
  "127.0.0.1";
  "::1";
}

sub vcl_recv {
  if (req.url == "/purge") {
    if (req.method != "POST" || client.ip !~ purgers || req.http.Authorization != "Bearer change-me") {
      return (synth(403));
    }
    if (req.http.Surrogate-Key !~ "^[a-z-]+( [a-z-]+)*$") {
      return (synth(400));
    }
    if (!std.ban("obj.http.Surrogate-Key ~ (^|\s)(" + regsuball(req.http.Surrogate-Key, " ", "|") + ")(\s|$)")) {
      return (synth(500, std.ban_error()));
    }
    return (synth(200));
  }
  if (req.http.Upgrade ~ "(?i)websocket") {
    return (pipe);
  }
  # What is somebody's own or depends on more than the address, and figures for the operator alone.
  if ((req.method != "GET" && req.method != "HEAD") || req.http.Authorization || req.http.RSC ||
      req.url ~ "^/(api|admin|moderator|metrics)(/|\?|$)") {
    return (pass);
  }
  # Pages are the same for everybody, with or without a session; those that are not say so by themselves.
  return (hash);
}

sub vcl_pipe {
  set bereq.http.Upgrade = req.http.Upgrade;
  set bereq.http.Connection = req.http.Connection;
}

sub vcl_backend_response {
  if (beresp.http.CDN-Cache-Control ~ "max-age=\d+" && !beresp.http.Set-Cookie) {
    set beresp.ttl = std.duration(regsub(beresp.http.CDN-Cache-Control, "^.*max-age=(\d+).*$", "\1s"), 0s);
    set beresp.grace = 0s;
    set beresp.keep = 10m;
    return (deliver);
  }
  # Everything else as its Cache-Control says; a page of today's must not stand for tomorrow's.
  set beresp.grace = 0s;
}

sub vcl_deliver {
  unset resp.http.Surrogate-Key;
  unset resp.http.CDN-Cache-Control;
  if (obj.hits > 0) {
    set resp.http.X-Cache = "hit";
  } else {
    set resp.http.X-Cache = "miss";
  }
}
