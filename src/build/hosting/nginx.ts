import { applicationLimit } from '#api/forms/application.ts'
import type { EmittedFile } from '#build/emit.ts'
import { company } from '#site/company.ts'
import { type Hosting, oneAddress, patternOf, revalidated } from '#site/hosting/model.ts'

const host = new URL(company.siteUrl).hostname

/** One typed file or folder. Folders come before regular expressions, so that `/api/x/` is never taken for a page. */
const typed = (files: string, type: string) => `
  location ${files.endsWith('/*') ? `^~ ${files.slice(0, -1)}` : `= ${files}`} {
    types { }
    default_type ${type};
    try_files $uri =404;
  }`

/** `.deploy/nginx.conf`: everything for one site, to be included in nginx's `http` block. */
export function nginx({ redirects, headers, rules }: Hosting): EmittedFile[] {
  const content = `# Copy to /etc/nginx/conf.d/${host}.conf, put the site into the folder that "root" names, and add TLS:
# either "listen 443 ssl" with a certificate here, or a proxy in front.

map $uri $site_cache {
  default "${revalidated}";
${rules.map(rule => `  "~${patternOf(rule)}" "${rule.cache}";`).join('\n')}
}

server {
  listen 80;
  listen [::]:80;
  server_name ${host};
  root /var/www/${host};
  charset utf-8;
  server_tokens off;
  # Redirects name no scheme and port, which a proxy in front may have changed.
  absolute_redirect off;
  error_page 404 /404.html;

  gzip on;
  gzip_vary on;
  gzip_min_length 1000;
  gzip_types text/plain text/css text/xml application/javascript application/json application/manifest+json image/svg+xml;
  # With packed copies beside the files (gzip -k, brotli -k) and the modules for them:
  # gzip_static on;
  # brotli_static on;

  # A location with an add_header of its own would lose these.
  add_header Cache-Control $site_cache always;
${Object.entries(headers)
  .map(([name, value]) => `  add_header ${name} "${value}" always;`)
  .join('\n')}

${redirects.map(([from, to]) => `  location = ${from} { return 301 ${to}$is_args$args; }`).join('\n')}

  # One address a page: neither a trailing slash nor the file's extension.
  location = /index.html { return 301 /$is_args$args; }
  location = /404.html { internal; }
  location ~ ./$ { rewrite ${oneAddress.slash} /$1 permanent; }
  location ~ \\.html$ { rewrite ${oneAddress.extension} /$1 permanent; }
  location ~ /\\.(?!well-known/) { return 404; }

  location = / { try_files /index.html =404; }
  location / { try_files $uri $uri.html =404; }
${rules.map(({ files, type }) => (type ? typed(files, type) : '')).join('')}

  # The three POSTs under /api need a server. To pass the whole of /api to it, replace the location above by:
  # location /api/ {
  #   proxy_pass http://127.0.0.1:4173;
  #   proxy_set_header Host $host;
  #   proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
  #   proxy_set_header X-Forwarded-Proto $scheme;
  #   client_max_body_size ${Math.ceil(applicationLimit / 1024 / 1024)}m;
  # }
}
`
  return [{ path: '.deploy/nginx.conf', content }]
}
