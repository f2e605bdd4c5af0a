#!/bin/bash
# Runs a command in a network of its own that is thrown away afterwards: one isolated LAN with both ends inside, a
# default route that leads to nobody, and a nameserver on 127.0.0.1 if the command starts one. Needs root.
set -euo pipefail
ns="castle$$"
ip netns add "$ns"
mkdir -p "/etc/netns/$ns"
echo 'nameserver 127.0.0.1' >"/etc/netns/$ns/resolv.conf"
trap 'ip netns del "$ns"; rm -r "/etc/netns/$ns"' EXIT
ip -n "$ns" link set lo up
ip -n "$ns" link add lan0 type veth peer name lan1
ip -n "$ns" addr add 10.77.0.1/24 dev lan0
ip -n "$ns" link set lan0 up
ip -n "$ns" link set lan1 up
ip -n "$ns" route add default via 10.77.0.254 dev lan0
ip netns exec "$ns" env CASTLE_NETWORK="$ns" "$@"
