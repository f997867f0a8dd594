import type { EmittedFile } from '#build/emit/files.ts'
import { company } from '#content/company.ts'
import { applicationLimit } from '#forms/application.ts'
import { type Hosting, oneAddress, patternOf, revalidated, server } from './model.ts'

const host = new URL(company.siteUrl).hostname

/** The folder that Debian's nginx serves before it has a site. Certificate requests go through it. */
const challenges = '/var/www/html'

const variable = (name: string) => name.toLowerCase().replaceAll('-', '_')

/**
 * Sets a header if it is not set: the server behind `/api` sets its own. nginx evaluates this twice for a range that cannot
 * be satisfied (416).
 */
const unlessSet = (name: string, value: string) => `map "$status $sent_http_${variable(name)}" $site_${variable(name)} {
  volatile;
  "~^(?!416)\\d+ $" ${value};
  default "";
}`

const hidden = String.raw`  location ~ /\.(?!well-known/[^.]) { return 404; }`

/**
 * A location for a typed file or folder. Folders have priority over regular expressions, so that `/api/x/` is never treated
 * as a page. They therefore contain the rule for hidden files.
 */
const withType = (
  files: string,
  type: string,
) => `  location ${files.endsWith('/*') ? `^~ ${files.slice(0, -1)}` : `= ${files}`} {
    types { }
    default_type ${type};
    try_files $uri =404;${files.endsWith('/*') ? `\n  ${hidden}` : ''}
  }`

const proxied = (server: string) => `  location ^~ /api/ {
    proxy_pass ${server};
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header X-Forwarded-Proto $scheme;
    client_max_body_size ${Math.ceil(applicationLimit / 1024 / 1024)}m;
  }`

/** Returns the configuration of one site, for nginx's `http` block. Proxies `/api` to `server`, if given. */
function siteConfiguration({ redirects, headers, rules }: Hosting, server?: string) {
  const typedRules = rules.filter(({ files }) => !(server && files.startsWith('/api/')))
  return `# For /etc/nginx/conf.d/${host}.conf, with the site in the folder that "root" names and a certificate where
# "ssl_certificate" looks for it. Get the certificate first, while nginx has its own site alone: without one, nginx takes no
# site on https. The first one and its renewals go through the same folder:
# certbot certonly --webroot -w ${challenges} -d ${host} --deploy-hook 'systemctl reload nginx'

map "$status $uri" $site_cache {
  default "${revalidated}";
${rules.map(rule => `  "~^(200|206|304) ${patternOf(rule).slice(1)}" "${rule.cache}";`).join('\n')}
}
# Set only where nothing is set yet.
${[unlessSet('Cache-Control', '$site_cache'), ...Object.entries(headers).map(([name, value]) => unlessSet(name, `"${value}"`))].join('\n')}

server {
  listen 80;
  listen [::]:80;
  server_name ${host};
  server_tokens off;
  # Certificates are asked for here; everything else is on https.
  location /.well-known/acme-challenge/ { root ${challenges}; }
  location / { return 301 https://$host$request_uri; }
}

server {
  listen 443 ssl http2;
  listen [::]:443 ssl http2;
  server_name ${host};
  ssl_certificate /etc/letsencrypt/live/${host}/fullchain.pem;
  ssl_certificate_key /etc/letsencrypt/live/${host}/privkey.pem;
  ssl_protocols TLSv1.2 TLSv1.3;
  ssl_session_cache shared:site:1m;

  root /var/www/${host};
  charset utf-8;
  server_tokens off;
  # Redirects name no scheme and port, which a proxy in front may have changed.
  absolute_redirect off;
  error_page 404 /404.html;

  # The build packed every file that gets smaller by it. Proxies that name themselves by "Via" get it packed, too.
  gzip_static on;
  gzip_vary on;
  gzip_proxied any;
  # A tenth less, with Debian's libnginx-mod-http-brotli-static:
  # brotli_static on;

  # A location with an add_header of its own would lose these.
  add_header Cache-Control $site_cache_control always;
${Object.keys(headers)
  .map(name => `  add_header ${name} $site_${variable(name)} always;`)
  .join('\n')}

${redirects.map(([from, to]) => `  location = ${from} { return 301 ${to}$is_args$args; }`).join('\n')}

  # One address a page: neither a trailing slash nor the file's extension.
  location = /index { return 301 /$is_args$args; }
  location = /index.html { return 301 /$is_args$args; }
  location = /404 { return 404; }
  location = /404.html { internal; }
${hidden}
  location ~ ./$ {
    rewrite "${oneAddress.slash}" /$1 permanent;
    return 404;
  }
  location ~ \\.html$ {
    rewrite "${oneAddress.extension}" /$1 permanent;
    return 404;
  }

  location = / { try_files /index.html =404; }
  location / { try_files $uri $uri.html =404; }
${typedRules.flatMap(({ files, type }) => (type ? [withType(files, type)] : [])).join('\n')}
${server ? `${proxied(server)}\n` : ''}}
`
}

/**
 * Returns `nginx/site.conf` for the files alone, and `nginx/site-with-server.conf` for a site with the form server on the
 * same machine.
 */
export const nginx = (model: Hosting): EmittedFile[] => [
  { path: 'nginx/site.conf', content: siteConfiguration(model) },
  { path: 'nginx/site-with-server.conf', content: siteConfiguration(model, server) },
]
