# Proposes a patch of the data as a pull request. refresh-data.yml runs it where a token may write, so that it runs no
# package and takes nothing from the patch but dates.
# BASE=main bash propose-refresh.sh <patch> <description of the pull request>
set -euo pipefail
patch=$1
body=$2
branch=data-refresh
bot='41898282+github-actions[bot]@users.noreply.github.com'

seen=''
if git fetch --quiet origin "+refs/heads/$branch:refs/remotes/origin/$branch" 2> /dev/null; then
  seen=$(git rev-parse "refs/remotes/origin/$branch")
  # Of authors and committers: a reviewer may have changed a commit of the bot.
  people=$(git log --format='%ae%n%ce' "origin/$BASE..$seen" | { grep --invert-match --line-regexp --fixed-strings "$bot" || true; })
  if [ -n "$people" ]; then
    echo "::warning::$branch has commits that are not the bot's, and is left as it is: merge it, or delete it, and run this again."
    exit 0
  fi
fi

git config user.name 'github-actions[bot]'
git config user.email "$bot"
git switch --quiet --create "$branch"
git apply --index --include='data/*' --include=README.md "$patch"
if git diff --cached --quiet; then
  echo 'The patch has no dates.'
  exit 1
fi
git commit --quiet --message 'Dates from the public sources'
# Only over what was looked at: nobody's commit of this minute is lost.
git push --quiet --force-with-lease="$branch:$seen" origin "$branch"

title="Dates from the public sources, $(date --utc +%F)"
if [ -n "$(gh pr list --head "$branch" --state open --json number --jq '.[].number')" ]; then
  gh pr edit "$branch" --title "$title" --body-file "$body"
else
  gh pr create --base "$BASE" --head "$branch" --title "$title" --body-file "$body"
fi
