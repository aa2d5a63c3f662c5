# The image of a machine: the program in /app, a volume in /data, the commands of the Dockerfile, a user
# of its own. Runs in namespaces that nobody else sees; $PLACE, $PROGRAM and $NAME say which machine it is.
set -e
mount --make-rprivate /
hostname "$NAME"
root="$PLACE/root"
mkdir -p "$root"
mount -t tmpfs none "$root"
cd "$root"
mkdir -p app data litefs etc proc dev tmp run root sys var/tmp var/cache home/panelry
chmod 1777 tmp var/tmp
for each in bin sbin lib lib32 lib64 usr; do
  if [ -L "/$each" ]; then cp -P "/$each" .
  elif [ -d "/$each" ]; then mkdir "$each" && mount --rbind "/$each" "$each"; fi
done
mount --bind "$PLACE/bin" usr/local/bin
mount --rbind /dev dev
mount -t proc proc proc
mount --bind "$PROGRAM" app
[ "$MODULES" = "$PROGRAM/node_modules" ] || mount --bind "$MODULES" app/node_modules
mount --bind "$PLACE/data" data
for each in ld.so.cache ld.so.conf nsswitch.conf localtime mime.types alternatives fonts ssl; do
  if [ -d "/etc/$each" ]; then mkdir -p "etc/$each" && mount --bind "/etc/$each" "etc/$each"
  elif [ -e "/etc/$each" ]; then cp -L "/etc/$each" "etc/$each"; fi
done
cp "$PLACE"/etc/* etc/
ln -s /proc/self/mounts etc/mtab
chown 901:901 home/panelry
exec chroot . /bin/sh -c 'cd /app && exec "$@"' sh "$@"
