#!/bin/sh
# Deploys to Fly: npm run deploy -- one-machine, or npm run deploy -- two-regions. A second word is the name of
# the application, where that is not the one in fly.toml.
set -eu
cd "$(dirname "$0")/.."
case ${1-} in
  one-machine) config=deploy/one-machine/fly.toml ;;
  two-regions) config=fly.toml ;;
  *)
    echo 'Say how the product runs: npm run deploy -- one-machine, or npm run deploy -- two-regions.' >&2
    exit 1
    ;;
esac

# Prints a string of the first level, written as TOML allows: "x" or 'x', any spaces, a comment after it.
read_setting() {
  quote="[\"']\{0,1\}"
  start="^[[:space:]]*$quote$1$quote[[:space:]]*=[[:space:]]*"
  end="[[:space:]]*\(#.*\)\{0,1\}\$"
  found=$(sed -n -e '/^[[:space:]]*\[/q' -e "s/$start\"\([^\"\\]*\)\"$end/\1/p" -e "s/$start'\([^']*\)'$end/\1/p" "$config")
  if [ -z "$found" ]; then
    echo "$config has no line $1 = \"…\" before its first [section]." >&2
    exit 1
  fi
  echo "$found"
}
app=${2:-$(read_setting app)}

if [ "$1" = one-machine ]; then
  # A second machine would copy another database to the same place.
  exec fly deploy --config "$config" --app "$app" --ha=false
fi

# One image: first to the region of the primary, whose machines bring the database up to date, then to all
# others, which are ready only when it is.
region=$(read_setting primary_region)
label=release-$(date +%Y%m%d%H%M%S)
image=registry.fly.io/$app:$label
fly deploy --app "$app" --build-target two-regions --build-only --push --image-label "$label"
fly deploy --app "$app" --image "$image" --regions "$region"
fly deploy --app "$app" --image "$image" --exclude-regions "$region"
