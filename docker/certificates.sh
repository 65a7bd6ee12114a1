#!/usr/bin/env bash
# Makes the authority of KurrentDB's certificates once, and a certificate for each node, again when it is older than RENEW_DAYS. The authority's key stays
# in a volume that no other service has. Nodes read a new certificate at SIGHUP: docs/operations/cluster.md has the two lines for cron.
set -euo pipefail
KEYS=${KEYS:-/keys} CERTIFICATES=${CERTIFICATES:-/certificates} AUTHORITY=${AUTHORITY:-/authority}
NODES=${NODES:-1 2 3} VALID_DAYS=${VALID_DAYS:-365} RENEW_DAYS=${RENEW_DAYS:-275} OWNER=${OWNER:-1000:1000}
# The authority is to last longer than any certificate that it signs.
AUTHORITY_DAYS=${AUTHORITY_DAYS:-3650}

cd "$KEYS"
if [ ! -f ca/ca.crt ]; then
  es-gencert-cli create-ca -out ./ca -days "$AUTHORITY_DAYS"
fi
for n in $NODES; do
  certificate=$CERTIFICATES/$n/node.crt
  if [ -f "$certificate" ] && [ -z "$(find "$certificate" -mtime +"$RENEW_DAYS")" ]; then
    continue
  fi
  # Beside the old one, so that a node never finds half of a new one.
  rm -rf "$CERTIFICATES/$n.new"
  es-gencert-cli create-node -ca-certificate ./ca/ca.crt -ca-key ./ca/ca.key -out "$CERTIFICATES/$n.new" -days "$VALID_DAYS" \
    -ip-addresses 127.0.0.1 -dns-names "localhost,kurrentdb-$n"
  chown -R "$OWNER" "$CERTIFICATES/$n.new"
  chmod 600 "$CERTIFICATES/$n.new/node.key"
  mkdir -p "$CERTIFICATES/$n"
  mv "$CERTIFICATES/$n.new/node.key" "$CERTIFICATES/$n.new/node.crt" "$CERTIFICATES/$n/"
  rm -rf "$CERTIFICATES/$n.new"
  echo "certificate of kurrentdb-$n made"
done
install -m 644 ca/ca.crt "$AUTHORITY/ca.crt"
